import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { isSameTree as isSame } from '../../../kernel/sameTree';
import {
	asTree,
	getIn,
	setIn,
	type Tree,
} from '../../globalStyles/index.model';
import type { Viewport } from './breakpoints';

/** Where styles of a block are stored that hold only sometimes: at a viewport, in a state such as `:hover`, or both. */
export interface StyleState {
	readonly viewport: Viewport;
	/** Null for all there are. */
	readonly pseudo: string | null;
}

const keysOf = ( { viewport, pseudo }: StyleState ): readonly string[] =>
	pseudo === null ? [ `@${ viewport }` ] : [ `@${ viewport }`, pseudo ];

/** What a block type says about layout. */
export interface LayoutSupport {
	/** The layout of blocks that have chosen none. */
	readonly byDefault: Tree;
}

/** Attributes that hold the slug of a preset, and the style that they stand for. */
const PRESETS: readonly ( readonly [
	attribute: string,
	group: string,
	property: string,
	kind: string,
] )[] = [
	[ 'textColor', 'color', 'text', 'color' ],
	[ 'backgroundColor', 'color', 'background', 'color' ],
	[ 'gradient', 'color', 'gradient', 'gradient' ],
	[ 'borderColor', 'border', 'color', 'color' ],
	[ 'fontSize', 'typography', 'fontSize', 'font-size' ],
	[ 'fontFamily', 'typography', 'fontFamily', 'font-family' ],
];

/** How a block is laid out in its container; the rest of `layout` is about its inner blocks. */
const CHILD_KEYS: ReadonlySet< string > = new Set( [
	'selfStretch',
	'flexSize',
	'columnStart',
	'columnSpan',
	'rowStart',
	'rowSpan',
] );

/** WordPress takes these from the base alone. */
const FIXED_LAYOUT: ReadonlySet< string > = new Set( [ 'type', 'inherit' ] );

/** Values that only make sense as a whole. */
const WHOLE: ReadonlySet< string > = new Set( [
	'spacing.blockGap',
	'background.backgroundImage',
] );

const isStateKey = ( key: string ): boolean =>
	key.startsWith( '@' ) || key.startsWith( ':' );

const filtered = ( tree: Tree, keeps: ( key: string ) => boolean ): Tree =>
	Object.fromEntries(
		Object.entries( tree ).filter( ( [ key ] ) => keeps( key ) )
	);

/** The styles of a block that hold everywhere, all in one tree: presets as references, the layout among them. */
export function baseOf(
	attributes: UnknownRecord,
	layout: LayoutSupport
): Tree {
	let style = filtered(
		asTree( attributes.style ),
		( key ) => ! isStateKey( key )
	);
	for ( const [ attribute, group, property, kind ] of PRESETS ) {
		const slug = attributes[ attribute ];
		if ( typeof slug === 'string' && slug !== '' ) {
			style = setIn(
				style,
				[ group, property ],
				`var:preset|${ kind }|${ slug }`
			);
		}
	}
	const container = isRecord( attributes.layout )
		? attributes.layout
		: layout.byDefault;
	return setIn(
		style,
		[ 'layout' ],
		orNothing( {
			...asTree( style.layout ),
			...container,
		} )
	);
}

/** The attributes of a block whose styles are all in one tree. */
export function attributesOf(
	style: Tree,
	hasAttribute: ( name: string ) => boolean
): UnknownRecord {
	const attributes: Record< string, unknown > = {};
	let rest = style;
	for ( const [ attribute, group, property, kind ] of PRESETS ) {
		const prefix = `var:preset|${ kind }|`;
		const value = getIn( style, [ group, property ] );
		const slug =
			typeof value === 'string' && value.startsWith( prefix )
				? value.slice( prefix.length )
				: undefined;
		attributes[ attribute ] = hasAttribute( attribute ) ? slug : undefined;
		if ( attributes[ attribute ] !== undefined ) {
			rest = setIn( rest, [ group, property ], undefined );
		}
	}
	const { layout, ...others } = rest;
	const child = filtered( asTree( layout ), ( key ) =>
		CHILD_KEYS.has( key )
	);
	return {
		...attributes,
		layout: orNothing(
			filtered(
				asTree( layout ),
				( key ) =>
					! CHILD_KEYS.has( key ) && asTree( layout )[ key ] !== null
			)
		),
		style: orNothing( {
			...others,
			...( Object.keys( child ).length > 0 ? { layout: child } : {} ),
		} ),
	};
}

/** The stored styles of a state. */
export const ownOf = ( style: unknown, state: StyleState ): Tree =>
	asTree( getIn( style, keysOf( state ) ) );

/** What a state lies on top of: the base, and for a pseudo-state the viewport and the same state elsewhere. */
export function belowOf(
	attributes: UnknownRecord,
	state: StyleState,
	layout: LayoutSupport
): Tree {
	const base = baseOf( attributes, layout );
	return state.pseudo === null
		? base
		: onTop(
				onTop(
					base,
					ownOf( attributes.style, { ...state, pseudo: null } )
				),
				asTree( getIn( attributes.style, [ state.pseudo ] ) )
			);
}

/** One tree of styles on top of another, as browsers apply them. */
export function onTop( below: Tree, above: Tree ): Tree {
	const own = filtered( above, ( key ) => ! isStateKey( key ) );
	return asTree( joined( makeRoom( below, own ), own, [] ) );
}

function joined(
	below: unknown,
	above: unknown,
	path: readonly string[]
): unknown {
	if (
		! isRecord( below ) ||
		! isRecord( above ) ||
		WHOLE.has( path.join( '.' ) )
	) {
		return above;
	}
	const result: Record< string, unknown > = { ...below };
	for ( const [ key, value ] of Object.entries( above ) ) {
		if ( value !== undefined ) {
			result[ key ] = joined( below[ key ], value, [ ...path, key ] );
		}
	}
	return result;
}

const SIDES = [ 'top', 'right', 'bottom', 'left' ];
const LINES = [ 'color', 'style', 'width' ];

/** Takes away what wouldn't be seen below the styles above: sides below a whole border, a gradient below a color. */
function makeRoom( below: Tree, above: Tree ): Tree {
	const border = asTree( above.border );
	let result = below;
	if ( SIDES.some( ( side ) => side in border ) ) {
		for ( const line of LINES ) {
			result = setIn( result, [ 'border', line ], undefined );
		}
	}
	for ( const line of LINES.filter( ( name ) => name in border ) ) {
		for ( const side of SIDES ) {
			result = setIn( result, [ 'border', side, line ], undefined );
		}
	}
	if (
		getIn( above, [ 'color', 'background' ] ) !== undefined &&
		getIn( above, [ 'color', 'gradient' ] ) === undefined
	) {
		result = setIn( result, [ 'color', 'gradient' ], undefined );
		if ( getIn( above, [ 'background', 'gradient' ] ) === undefined ) {
			result = setIn( result, [ 'background', 'gradient' ], undefined );
		}
	}
	return result;
}

interface Change {
	/** The styles stored so far. */
	readonly own: unknown;
	/** What lies below. */
	readonly below: unknown;
	/** The shown styles: both merged. */
	readonly shown: unknown;
	/** What the user made of it. */
	readonly next: unknown;
}

/**
 * What is to be stored for a state after a change of what was shown. What hasn't been touched stays as it was stored; what is
 * now as below, or was taken away, isn't stored.
 */
export const changedOwn = ( change: Change, layout: LayoutSupport ): Tree => {
	const next = asTree( change.next );
	const container = filtered(
		asTree( next.layout ),
		( key ) => ! CHILD_KEYS.has( key )
	);
	// "Reset" gives a block the layout of its type: here it means that of the base.
	const isReset =
		! isSame( next.layout, asTree( change.shown ).layout ) &&
		isSame( container, layout.byDefault );
	return asTree(
		patched(
			isReset
				? {
						...change,
						next: setIn(
							next,
							[ 'layout' ],
							orNothing( {
								...filtered(
									asTree( asTree( change.below ).layout ),
									( key ) => ! CHILD_KEYS.has( key )
								),
								...filtered( asTree( next.layout ), ( key ) =>
									CHILD_KEYS.has( key )
								),
							} )
						),
					}
				: change,
			[]
		)
	);
};

function patched(
	{ own, below, shown, next }: Change,
	path: readonly string[]
): unknown {
	const areBranches =
		isRecord( next ) &&
		[ own, below, shown ].every(
			( value ) => value === undefined || isRecord( value )
		) &&
		! WHOLE.has( path.join( '.' ) );
	if ( areBranches ) {
		const keys = new Set( [
			...Object.keys( asTree( own ) ),
			...Object.keys( asTree( below ) ),
			...Object.keys( next ),
		] );
		return orNothing(
			Object.fromEntries(
				[ ...keys ].flatMap( ( key ) => {
					const value = patched(
						{
							own: asTree( own )[ key ],
							below: asTree( below )[ key ],
							shown: asTree( shown )[ key ],
							next: next[ key ],
						},
						[ ...path, key ]
					);
					return value === undefined ? [] : [ [ key, value ] ];
				} )
			)
		);
	}
	const name = path[ 1 ] ?? '';
	const isContainer = path[ 0 ] === 'layout' && ! CHILD_KEYS.has( name );
	if ( isContainer && FIXED_LAYOUT.has( name ) ) {
		return own;
	}
	if ( isSame( next ?? undefined, shown ?? undefined ) ) {
		return own;
	}
	if ( next === undefined && isContainer && below !== undefined ) {
		// WordPress's own word for "none here": left out, it would be that of the base.
		return null;
	}
	return isSame( next, below ) ? undefined : next;
}

/** A block's `style` with other styles for a state. */
export const withOwn = (
	style: unknown,
	state: StyleState,
	own: Tree
): Tree | undefined =>
	orNothing( setIn( asTree( style ), keysOf( state ), orNothing( own ) ) );

const orNothing = ( tree: Tree ): Tree | undefined =>
	Object.keys( tree ).length === 0 ? undefined : tree;
