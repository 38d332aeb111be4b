/** The exports of this room that need the data layer. */
export { checkHomepage } from './data/checkHomepage';
export { watchSite } from './data/watchSite';
export { AssignmentDialog } from './ui/AssignmentDialog';
export { siteChangeLabel } from './ui/changeLabels';
export { Identity } from './ui/Identity';
export { TemplateSiteSettings } from './ui/TemplateSiteSettings';
