import { stringOr } from '@/kernel/guards';
import {
	isSameDoc,
	type StylesDoc,
	leavesOf,
	valueAt,
	withLeaves,
	withoutLeaves,
	type Leaf,
	isSameValue,
} from '@/features/globalStyles/index.model';

/** The scope of a variation: all styles, colors alone, or typography alone. */
export type VariationGroup = 'all' | 'color' | 'typography';

/** A style variation. */
export interface Variation {
	readonly id: string;
	readonly title: string;
	readonly description?: string;
	/** The theme's, or saved by users of this site. */
	readonly source: 'theme' | 'own';
	readonly group: VariationGroup;
	readonly doc: StylesDoc;
}

/**
 * Whether the user's own changes to values that the variation doesn't set are kept, or everything is replaced by the
 * variation.
 */
export type ApplyMode = 'keep' | 'replace';

/** The aspects of values; each can come from a different variation. */
const ASPECTS = [ 'color', 'typography', 'rest' ] as const;

type Aspect = ( typeof ASPECTS )[ number ];

const aspectOf = ( { keys }: Leaf ): Aspect =>
	keys.includes( 'color' )
		? 'color'
		: keys.includes( 'typography' )
			? 'typography'
			: 'rest';

/** Typesets can include matching spacing. */
const isOfTypography = ( leaf: Leaf ): boolean =>
	aspectOf( leaf ) === 'typography' || leaf.keys.includes( 'spacing' );

/** The scope of a variation with these values. */
export function groupOf( doc: StylesDoc ): VariationGroup {
	const leaves = leavesOf( doc );
	const isAbout = ( aspect: Aspect ) =>
		leaves.some( ( leaf ) => aspectOf( leaf ) === aspect );
	if ( leaves.every( ( leaf ) => aspectOf( leaf ) === 'color' ) ) {
		return leaves.length === 0 ? 'all' : 'color';
	}
	return isAbout( 'typography' ) && leaves.every( isOfTypography )
		? 'typography'
		: 'all';
}

const isCss = ( { part, keys }: Leaf ): boolean =>
	part === 'styles' && keys.length === 1 && keys[ 0 ] === 'css';

const CSS: Leaf = { part: 'styles', keys: [ 'css' ], value: undefined };

const cssOf = ( doc: StylesDoc ): string => stringOr( valueAt( doc, CSS ) );

const withCss = ( doc: StylesDoc, css: string ): StylesDoc =>
	withLeaves( doc, [ { ...CSS, value: css === '' ? undefined : css } ] );

/** The values of a variation that the user's document has. */
const matchesIn = ( user: StylesDoc, leaves: readonly Leaf[] ) =>
	leaves.filter( ( leaf ) =>
		isSameValue( valueAt( user, leaf ), leaf.value )
	);

/** All values of a variation except CSS, which is joined with the user's. */
const leavesWithoutCss = ( { doc }: Variation ): readonly Leaf[] =>
	leavesOf( doc ).filter( ( leaf ) => ! isCss( leaf ) );

/**
 * Whether all values of a variation are set. False for one without values: that is the default, which is active if no other
 * is.
 */
export function isActive( user: StylesDoc, variation: Variation ): boolean {
	const leaves = leavesWithoutCss( variation );
	return (
		leaves.length > 0 && matchesIn( user, leaves ).length === leaves.length
	);
}

/** The active variation, and whether the user has changed some of its values. */
export interface ActiveVariation {
	readonly variation: Variation;
	readonly isChanged: boolean;
}

/**
 * The variation that the styles are based on; null if there is none, which means the default. Of several matches, the one
 * with the most values.
 */
export function activeOf(
	user: StylesDoc,
	variations: readonly Variation[]
): ActiveVariation | null {
	let best: ( ActiveVariation & { readonly score: number } ) | null = null;
	for ( const variation of variations ) {
		const leaves = leavesWithoutCss( variation );
		const score = matchesIn( user, leaves ).length;
		const isChanged = score < leaves.length;
		// Another variation that shares a value or two with these styles isn't their origin.
		if ( score === 0 || score * 2 <= leaves.length ) {
			continue;
		}
		const isBetter =
			! best ||
			( best.isChanged && ! isChanged ) ||
			( best.isChanged === isChanged && score > best.score );
		if ( isBetter ) {
			best = { variation, isChanged, score };
		}
	}
	return best && { variation: best.variation, isChanged: best.isChanged };
}

interface ApplyOptions {
	readonly mode: ApplyMode;
	/** All variations: values that come from them aren't the user's own changes. */
	readonly known: readonly Variation[];
	/** Users who can't edit CSS keep the current CSS. */
	readonly canEditCss: boolean;
}

/** The user's document with a variation applied. */
export function applyVariation(
	user: StylesDoc,
	variation: Variation,
	{ mode, known, canEditCss }: ApplyOptions
): StylesDoc {
	const own =
		mode === 'keep'
			? withoutApplied( user, variation, known )
			: withoutGroup( user, variation.group );
	const css =
		mode === 'keep' || variation.group !== 'all'
			? joinCss( cssOf( own ), cssOf( variation.doc ) )
			: cssOf( variation.doc );
	const result = withCss(
		withLeaves( own, leavesWithoutCss( variation ) ),
		canEditCss ? css : cssOf( user )
	);
	return isSameDoc( result, user ) ? user : result;
}

/** The user's document without any values in the scope of a variation. */
const withoutGroup = ( user: StylesDoc, group: VariationGroup ): StylesDoc =>
	group === 'all'
		? { settings: {}, styles: {} }
		: withoutLeaves(
				user,
				leavesOf( user ).filter(
					( leaf ) => aspectOf( leaf ) === group
				)
			);

/**
 * The user's own changes: the styles without values from variations. Saved variations consist of such changes, so only
 * another saved variation replaces them.
 */
function withoutApplied(
	user: StylesDoc,
	{ group, source }: Variation,
	known: readonly Variation[]
): StylesDoc {
	const others = known.filter(
		( other ) => source === 'own' || other.source === 'theme'
	);
	const aspects: readonly Aspect[] = group === 'all' ? ASPECTS : [ group ];
	return aspects.reduce(
		( own, aspect ) => withoutAspect( own, user, aspect, others ),
		user
	);
}

function withoutAspect(
	own: StylesDoc,
	user: StylesDoc,
	aspect: Aspect,
	others: readonly Variation[]
): StylesDoc {
	const whole = others.filter( ( { group } ) => group === 'all' );
	const partly = ( variation: Variation ) => ( {
		...variation,
		doc: partOf( variation, aspect ),
	} );
	const active = activeOf( user, whole )?.variation;
	const applied =
		activeOf(
			user,
			others
				.filter( ( { group } ) => group === 'all' || group === aspect )
				.map( partly )
		)?.variation ??
		( active && partly( active ) );
	if ( ! applied ) {
		return own;
	}
	const rest = withoutLeaves(
		own,
		matchesIn( user, leavesWithoutCss( applied ) )
	);
	return withCss( rest, withoutCss( cssOf( rest ), cssOf( applied.doc ) ) );
}

/** The values of a variation in an aspect; all of them if its scope is that aspect. */
function partOf( { doc, group }: Variation, aspect: Aspect ): StylesDoc {
	const others = leavesOf( doc ).filter( ( leaf ) =>
		isCss( leaf ) ? aspect !== 'rest' : aspectOf( leaf ) !== aspect
	);
	return group === 'all' ? withoutLeaves( doc, others ) : doc;
}

const BETWEEN = '\n\n';

/** Joins the CSS, with the user's last, so that it wins. */
function joinCss( own: string, added: string ): string {
	if ( added.trim() === '' || own.includes( added ) ) {
		return own;
	}
	return added.includes( own ) ? added : added + BETWEEN + own;
}

/** The user's CSS without that of a variation, which precedes it. */
const withoutCss = ( css: string, applied: string ): string =>
	applied !== '' && css.startsWith( applied )
		? css.slice( applied.length ).replace( /^\n+/, '' )
		: css;

/** A unique name: with a number if it is taken. */
export function freeName( name: string, taken: readonly string[] ): string {
	const [ , stem = name ] = /^(.*?)(?: \d+)?$/su.exec( name ) ?? [];
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ stem } ${ number }`;
	}
	return free;
}
