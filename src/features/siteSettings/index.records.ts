/** The exports of this room that need the data layer. */
export type { PageRole } from './model/assignment';
export { checkHomepage } from './data/checkHomepage';
export { watchSite } from './data/watchSite';
export { ASSIGNMENT_MESSAGES } from './ui/assignmentMessages';
export { AssignmentDialog } from './ui/AssignmentDialog';
export { siteChangeLabel } from './ui/changeLabels';
export { Identity } from './ui/Identity';
export { PageRoleBadge } from './ui/PageRoleBadge';
export { TemplateSiteSettings } from './ui/TemplateSiteSettings';
