export { parseAddress, type Address } from './address';
export type { Route } from './route';
export {
	currentAddress,
	goBack,
	hrefOf,
	leaveFor,
	leftBehind,
	navigate,
	noteLocation,
	routesBehind,
	startRouting,
} from './history';
export { addressInDraft } from './draftAddress';
export {
	documentPreviewUrl,
	homePreviewUrl,
	pagePreviewUrl,
} from './previewUrl';
export { useAddress } from './useAddress';
export { useOnLeave } from './useOnLeave';
export { Link } from './Link';
export { pageOf } from './pageNumber';
export { homeRoute } from './routes/home';
export { documentRoute, type DocumentParams } from './routes/document';
export { postsRoute, type PostsParams } from './routes/posts';
export { templatesRoute, type TemplatesParams } from './routes/templates';
export {
	styleBookRoute,
	stylesRoute,
	type StylesParams,
} from './routes/styles';
export { blockAuditRoute, type BlockAuditParams } from './routes/blockAudit';
export { cleanUpRoute } from './routes/cleanUp';
export { findRoute, type FindParams } from './routes/find';
export { historyRoute, type HistoryParams } from './routes/history';
export { identityRoute } from './routes/identity';
export { navigationRoute } from './routes/navigation';
export {
	patternsRoute,
	registeredPatternRoute,
	type PatternsParams,
} from './routes/patterns';
export {
	siteDraftRoute,
	siteDraftsRoute,
	type SiteDraftsParams,
} from './routes/siteDrafts';
export { anyRoute } from './routes/any';
