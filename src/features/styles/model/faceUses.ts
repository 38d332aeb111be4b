import {
	leavesOf,
	referredSlugs,
	valueAt,
	type StylesDoc,
} from '@/features/globalStyles/index.model';

/** Which face of a font something has by the styles. */
export interface FaceUse {
	readonly slug: string;
	readonly style: string;
	readonly weight: string;
	/** What it is the face of, in content, too. */
	readonly of: 'text' | 'headings' | null;
	/** Of the value that chooses it. */
	readonly keys: readonly string[];
}

type Keys = readonly string[];

const NAMES = [ 'fontFamily', 'fontStyle', 'fontWeight' ] as const;
type Name = ( typeof NAMES )[ number ];

const SLUG = referredSlugs( 'fontFamily' );

const HEADING = /^(?:heading|h[1-6])$/;

/** The faces that a document chooses, itself or from what is around; headings are bold unless it says otherwise. */
export function faceUses( { styles }: StylesDoc ): readonly FaceUse[] {
	const nodes = new Map< string, Keys >();
	for ( const { part, keys } of leavesOf( { settings: {}, styles } ) ) {
		const [ group, name ] = keys.slice( -2 );
		if (
			part === 'styles' &&
			group === 'typography' &&
			NAMES.some( ( one ) => one === name )
		) {
			const node = keys.slice( 0, -2 );
			nodes.set( node.join( '\n' ), node );
		}
	}
	if ( nodes.size > 0 ) {
		const headings = [ 'elements', 'heading' ];
		nodes.set( headings.join( '\n' ), headings );
	}
	return [ ...nodes.values() ].flatMap( ( node ) => {
		const of = ( name: Name ): string => chosen( styles, node, name );
		const [ slug ] = of( 'fontFamily' ).match( SLUG ) ?? [];
		const own = NAMES.find( ( name ) => has( styles, node, name ) );
		return slug === undefined
			? []
			: [
					{
						slug,
						style: of( 'fontStyle' ) || 'normal',
						weight: numberOf( of( 'fontWeight' ) ),
						of: ofNode( node ),
						keys: [ ...node, 'typography', own ?? 'fontWeight' ],
					},
				];
	} );
}

function ofNode( [ first = '', second = '', ...more ]: Keys ): FaceUse[ 'of' ] {
	if ( first === '' ) {
		return 'text';
	}
	return first === 'elements' && HEADING.test( second ) && more.length === 0
		? 'headings'
		: null;
}

const numberOf = ( weight: string ): string =>
	( { normal: '400', bold: '700' } )[ weight ] ?? ( weight || '400' );

const valueOf = ( styles: StylesDoc[ 'styles' ], node: Keys, name: Name ) =>
	valueAt(
		{ settings: {}, styles },
		{ part: 'styles', keys: [ ...node, 'typography', name ] }
	);

const has = ( styles: StylesDoc[ 'styles' ], node: Keys, name: Name ) =>
	valueOf( styles, node, name ) !== undefined;

/** Its own value, or that of what is around; empty for none. */
function chosen(
	styles: StylesDoc[ 'styles' ],
	node: Keys,
	name: Name
): string {
	const own = valueOf( styles, node, name );
	if ( typeof own === 'string' || typeof own === 'number' ) {
		return String( own );
	}
	const last = node[ node.length - 1 ] ?? '';
	const isElement = node[ node.length - 2 ] === 'elements';
	if ( isElement && HEADING.test( last ) && last !== 'heading' ) {
		return chosen( styles, [ ...node.slice( 0, -1 ), 'heading' ], name );
	}
	// Browsers have headings in bold, whatever is around them.
	if ( isElement && last === 'heading' && name === 'fontWeight' ) {
		return 'bold';
	}
	return node.length === 0 ? '' : chosen( styles, around( node ), name );
}

/** A block or an element within another one, or the whole site. */
const around = ( node: Keys ): Keys => node.slice( 0, -2 );
