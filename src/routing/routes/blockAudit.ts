import { defineRoute, query } from '../route';

export interface BlockAuditParams {
	/** Whether problems of blocks are shown, instead of their types. */
	readonly isProblems?: true;
}

/** The blocks of the site: their types, and what is wrong with some. */
export const blockAuditRoute = defineRoute< BlockAuditParams >( {
	parse: ( { path, query: { activeView } } ) =>
		path === '/blocks'
			? activeView === 'problems'
				? { isProblems: true }
				: {}
			: null,
	build: ( { isProblems } ) => ( {
		path: '/blocks',
		query: query( { activeView: isProblems ? 'problems' : undefined } ),
	} ),
} );
