/** What needs the data layer: the door of the records stage. */
export { ChangesList } from './ui/ChangesList';
export { DraftActions } from './ui/DraftActions';
export { DraftsList } from './ui/DraftsList';
export { SiteDraftsLayer } from './ui/SiteDraftsLayer';
export { useSiteDraft } from './data/useSiteDraft';
