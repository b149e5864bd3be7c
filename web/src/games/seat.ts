/** What a view tells of one seat: screens show only seats that there are. */
export function ofSeat<Told>(all: readonly Told[], seat: number): Told {
  const told = all[seat];
  if (told === undefined) throw new RangeError(`the view has no seat ${seat}`);
  return told;
}
