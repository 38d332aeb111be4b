import { documentRoute, type DocumentParams, type Route } from '@/routing';

/** A block of a document by its index on each level, which has to be of this type. */
export interface BlockAddress {
	readonly name: string;
	readonly path: readonly number[];
}

interface BlockParams extends DocumentParams {
	/** The block that is selected when the editor opens. */
	readonly block: BlockAddress;
}

/** A block of a document. The shell, which needs only the document, doesn't contain it. */
export const blockRoute: Route< BlockParams > = {
	parse: ( address ) => {
		const document = documentRoute.parse( address );
		const block = parseBlock( address.query.block );
		return document && block && { ...document, block };
	},
	build: ( { block: { name, path }, ...document } ) => {
		const address = documentRoute.build( document );
		return {
			...address,
			query: { ...address.query, block: [ name, ...path ].join( '.' ) },
		};
	},
};

/** Such as `core/paragraph.0.2`. */
const BLOCK = /^([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\.(\d{1,5}(?:\.\d{1,5})*)$/;

function parseBlock( text = '' ): BlockAddress | null {
	const [ , name, path ] = BLOCK.exec( text ) ?? [];
	return name && path
		? { name, path: path.split( '.' ).map( Number ) }
		: null;
}
