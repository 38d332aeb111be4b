import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isSameTree as isSame } from '@/kernel/sameTree';
import {
	asTree,
	getIn,
	setIn,
	type Tree,
} from '@/features/globalStyles/index.model';
import type { Viewport } from './breakpoints';

/** The condition of a block's conditional styles: a viewport, with an optional state such as `:hover`. */
export interface StyleState {
	readonly viewport: Viewport;
	/** Null for the viewport without a state. */
	readonly pseudo: string | null;
}

const keysOf = ( { viewport, pseudo }: StyleState ): readonly string[] =>
	pseudo === null ? [ `@${ viewport }` ] : [ `@${ viewport }`, pseudo ];

/** The layout support of a block type. */
export interface LayoutSupport {
	/** The default layout of its blocks. */
	readonly byDefault: Tree;
}

/** Attributes that hold the slug of a preset, and the style that they set. */
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

/** The layout of a block in its container; the other keys of `layout` are about its inner blocks. */
const CHILD_KEYS: ReadonlySet< string > = new Set( [
	'selfStretch',
	'flexSize',
	'columnStart',
	'columnSpan',
	'rowStart',
	'rowSpan',
] );

/** WordPress reads these keys from the base only. */
const FIXED_LAYOUT: ReadonlySet< string > = new Set( [ 'type', 'inherit' ] );

/** Values that are merged as a whole. */
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

/** The unconditional styles of a block in one tree, with presets as references, including the layout. */
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

/** The attributes of a block for a tree of all its styles. */
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

/** The styles below a state: the base; for a pseudo-state also the viewport and the same state of the base. */
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

/** Merges one tree of styles over another, as browsers apply them. */
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

/** Removes values that the styles above hide: single sides below a whole border, a gradient below a color. */
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
	/** The stored styles before the change. */
	readonly own: unknown;
	/** The styles below. */
	readonly below: unknown;
	/** The displayed styles: both merged. */
	readonly shown: unknown;
	/** The displayed styles after the change. */
	readonly next: unknown;
}

/**
 * The styles to store for a state after a change of the displayed ones. Unchanged values stay as stored; removed values, and
 * values equal to those below, aren't stored.
 */
export const changedOwn = ( change: Change, layout: LayoutSupport ): Tree => {
	const next = asTree( change.next );
	const container = filtered(
		asTree( next.layout ),
		( key ) => ! CHILD_KEYS.has( key )
	);
	// "Reset" sets the layout of the block type: here it means the base's layout.
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
		// WordPress's value for "none": if it were omitted, the base's value would apply.
		return null;
	}
	return isSame( next, below ) ? undefined : next;
}

/** A block's `style` attribute with other styles for a state. */
export const withOwn = (
	style: unknown,
	state: StyleState,
	own: Tree
): Tree | undefined =>
	orNothing( setIn( asTree( style ), keysOf( state ), orNothing( own ) ) );

const orNothing = ( tree: Tree ): Tree | undefined =>
	Object.keys( tree ).length === 0 ? undefined : tree;
