import { isRecord, stringOr } from '@/kernel/guards';
import { nodesIn } from '@/kernel/nodesIn';
import { isAlike, readColor } from '@/kernel/simpleColor';
import { textLeaves } from '@/kernel/textLeaves';
import { sorted, type BlockNode } from './blockPrint';

/** A way in which visitors don't see a text that is there. */
export type Hiding =
	| 'notDisplayed'
	| 'transparent'
	| 'tiny'
	| 'sameColor'
	| 'offScreen'
	| 'clipped'
	| 'readersOnly';

/** The value of a CSS property; empty where it isn't set. */
type Css = ( property: string ) => string;

const FULLY = 0.1;
/** In pixels. */
const TINY = 4;
const FAR = 500;

const WAYS: Readonly< Record< Hiding, ( css: Css ) => boolean > > = {
	notDisplayed: ( css ) =>
		css( 'display' ) === 'none' ||
		/^(hidden|collapse)$/.test( css( 'visibility' ) ) ||
		css( 'content-visibility' ) === 'hidden',
	transparent: ( css ) =>
		isBelow( css( 'opacity' ), FULLY ) ||
		isBelow( argumentOf( css( 'filter' ), 'opacity' ), FULLY ) ||
		[ 'color', '-webkit-text-fill-color' ].some( ( property ) =>
			isClear( css( property ) )
		),
	tiny: ( css ) =>
		isTiny( css( 'font-size' ) ) ||
		[ 'scale', 'scale3d', 'scalex', 'scaley' ].some( ( name ) =>
			isBelow( argumentOf( css( 'transform' ), name ), FULLY )
		) ||
		isBelow( css( 'scale' ), FULLY ),
	sameColor: ( css ) => isSame( css( 'color' ), css( 'background-color' ) ),
	offScreen: ( css ) =>
		OFFSETS.some( ( property ) => isFar( css( property ) ) ) ||
		( css( 'transform' ).match( LENGTH ) ?? [] ).some( isFar ),
	clipped: ( css ) =>
		isCut( `${ css( 'clip' ) } ${ css( 'clip-path' ) }` ) ||
		[ 'width', 'height', 'max-width', 'max-height' ].some( ( property ) =>
			isBelow( inPixels( css( property ) ), 2 )
		),
	readersOnly: () => false,
};

const OFFSETS = [
	'text-indent',
	...[ 'top', 'right', 'bottom', 'left' ].flatMap( ( side ) => [
		side,
		`margin-${ side }`,
	] ),
	'translate',
];

const LENGTH = /(?<![\d.])-?[\d.]+(?:px|r?em|v[wh]|%)/g;

/** How a block hides its text: itself, by its styles and classes, or elements in its text. */
export function hidingsOf( { attributes }: BlockNode ): readonly Hiding[] {
	const css = cssOfBlock( attributes );
	const found = new Set< Hiding >( [
		...waysOf( ( property ) => css.get( property ) ?? '' ),
		...classesOf( stringOr( attributes.className ) ),
	] );
	for ( const { text } of textLeaves( sorted( attributes ) ) ) {
		if ( text.includes( '<' ) && /style|class/i.test( text ) ) {
			nodesIn( text )
				.flatMap( ( node ) =>
					node instanceof HTMLElement
						? [
								...waysOf( ( property ) =>
									node.style
										.getPropertyValue( property )
										.toLowerCase()
								),
								...classesOf( node.className ),
							]
						: []
				)
				.forEach( ( way ) => found.add( way ) );
		}
	}
	return [ ...found ];
}

const waysOf = ( css: Css ): readonly Hiding[] =>
	( Object.keys( WAYS ) as Hiding[] ).filter( ( way ) => WAYS[ way ]( css ) );

/** WordPress's own class. */
const classesOf = ( classes: string ): readonly Hiding[] =>
	classes.split( /\s+/ ).includes( 'screen-reader-text' )
		? [ 'readersOnly' ]
		: [];

/** Where a block's attributes have what becomes CSS of its text. */
const PLACES: Readonly< Record< string, readonly string[] > > = {
	color: [ 'style', 'color', 'text' ],
	'background-color': [ 'style', 'color', 'background' ],
	'font-size': [ 'style', 'typography', 'fontSize' ],
	'text-indent': [ 'style', 'typography', 'textIndent' ],
	width: [ 'style', 'dimensions', 'width' ],
	height: [ 'style', 'dimensions', 'height' ],
	...Object.fromEntries(
		[ 'top', 'right', 'bottom', 'left' ].map( ( side ) => [
			`margin-${ side }`,
			[ 'style', 'spacing', 'margin', side ],
		] )
	),
};

const PRESETS: Readonly< Record< string, string > > = {
	color: 'textColor',
	'background-color': 'backgroundColor',
};

function cssOfBlock(
	attributes: BlockNode[ 'attributes' ]
): ReadonlyMap< string, string > {
	// WordPress 7.0 and later have CSS of one block.
	const css = ownCss( stringOr( valueAt( attributes, [ 'style', 'css' ] ) ) );
	for ( const [ property, path ] of Object.entries( PLACES ) ) {
		const preset = stringOr( attributes[ PRESETS[ property ] ?? '' ] );
		const value = preset
			? `var(--wp--preset--color--${ preset })`
			: textValue( valueAt( attributes, path ) ).replace(
					/^var:preset\|color\|(.+)$/,
					'var(--wp--preset--color--$1)'
				);
		if ( value !== '' ) {
			css.set( property, value.toLowerCase() );
		}
	}
	return css;
}

const textValue = ( value: unknown ): string =>
	typeof value === 'number' ? String( value ) : stringOr( value );

function ownCss( text: string ): Map< string, string > {
	const css = new Map< string, string >();
	for ( const [ , property = '', value = '' ] of text.matchAll(
		/(?<![a-z-])([a-z-]+)\s*:\s*([^;{}]+)/gi
	) ) {
		css.set(
			property.toLowerCase(),
			value
				.replace( /!important/i, '' )
				.trim()
				.toLowerCase()
		);
	}
	return css;
}

const valueAt = ( tree: unknown, path: readonly string[] ): unknown =>
	path.reduce< unknown >(
		( value, name ) => ( isRecord( value ) ? value[ name ] : undefined ),
		tree
	);

/** Whether a number, or a share such as "5%", is below a limit. */
const isBelow = ( value: string, limit: number ): boolean =>
	value !== '' &&
	Number.parseFloat( value ) / ( value.endsWith( '%' ) ? 100 : 1 ) < limit;

/** The first argument of a function in a value; empty where the value hasn't it. */
const argumentOf = ( value: string, name: string ): string =>
	argumentsOf( value, name )[ 0 ] ?? '';

function argumentsOf( value: string, name: string ): readonly string[] {
	const [ , after = '' ] = ` ${ value.replaceAll( ')', ') ' ) }`.split(
		` ${ name }(`
	);
	return after
		.split( ')', 1 )
		.flatMap( ( all ) => all.split( /[\s,]/ ) )
		.filter( Boolean );
}

/** Whether nothing is left of what is cut to a shape. */
function isCut( shape: string ): boolean {
	const corners = argumentsOf( shape, 'rect' );
	return (
		( corners.length > 0 &&
			corners.every( ( corner ) => Number.parseFloat( corner ) < 2 ) ) ||
		/^(?:50|100)%$/.test( argumentOf( shape, 'inset' ) ) ||
		isBelow( argumentOf( shape, 'circle' ), TINY ) ||
		( argumentsOf( shape, 'polygon' ).length > 0 &&
			argumentsOf( shape, 'polygon' ).every( isZero ) )
	);
}

const isZero = ( length: string ): boolean => Number.parseFloat( length ) === 0;

/** Of `clamp()` and `min()`, one tiny length is enough: the text may get as small. */
const isTiny = ( size: string ): boolean =>
	( /^(clamp|min)\(/.test( size )
		? ( size.match( LENGTH ) ?? [] )
		: [ size ]
	).some( ( length ) => isBelow( inPixels( length ), TINY ) );

/** Pixels of a length, as far as it has any by itself; empty for others. */
function inPixels( length: string ): string {
	const [ , value, unit ] =
		/^(-?[\d.]+)(px|pt|r?em|%|v[wh])?$/.exec( length.trim() ) ?? [];
	if ( value === undefined ) {
		return '';
	}
	if ( unit === '%' || unit === 'vw' || unit === 'vh' ) {
		return Number( value ) === 0 ? '0' : '';
	}
	const isRelative = unit === 'em' || unit === 'rem';
	return String( Number( value ) * ( isRelative ? 16 : 1 ) );
}

/** Whether a length moves something out of any window. */
function isFar( length: string ): boolean {
	const [ , value, unit ] =
		/^(-?[\d.]+)(px|pt|r?em|v[wh]|%)/.exec( length.trim() ) ?? [];
	if ( value === undefined ) {
		return false;
	}
	const most = { em: 30, rem: 30, vw: 90, vh: 90, '%': 90 }[ unit ?? '' ];
	return Number( value ) <= -( most ?? FAR );
}

const isClear = ( color: string ): boolean => {
	const read = readColor( color );
	return read !== null && read.alpha < FULLY;
};

/** Whether nobody can tell two colors apart. */
function isSame( one: string, other: string ): boolean {
	if ( one === '' || other === '' ) {
		return false;
	}
	const [ a, b ] = [ readColor( one ), readColor( other ) ];
	return a && b ? isAlike( a, b ) : one === other;
}
