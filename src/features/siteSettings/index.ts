/** The exports that need no data layer, for the shell and the screens. */
export type { PageRole } from './model/assignment';
export { ASSIGNMENT_MESSAGES } from './ui/assignmentMessages';
export { PageRoleBadge } from './ui/PageRoleBadge';
