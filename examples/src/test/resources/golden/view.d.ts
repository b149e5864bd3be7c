// What a view of connect-four and the end line of its records hold, written by its LawsTest.
export type View = {
  diagram: string;
};
export type Ending = {
};
