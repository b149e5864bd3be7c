/** Where a table is asked for. */
export function tablePath(id: string, invite?: string, diagram = false): string {
  const query = new URLSearchParams();
  if (invite) query.set('invite', invite);
  if (diagram) query.set('diagram', 'true');
  return `/tables/${id}` + (query.size > 0 ? `?${query}` : '');
}
