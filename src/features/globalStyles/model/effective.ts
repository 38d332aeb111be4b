import { storedText } from './storedText';
import type { StylesDoc } from './doc';
import { parseReference, resolveValue } from './references';
import { elementsOf, sourcesIn } from './cascade';
import { styleKeys, type StyleTarget } from './target';
import { getIn } from './tree';

/** The defaults of browsers. */
const UNSTYLED = { text: '#000000', link: '#0000ee', background: '#ffffff' };

/** The sources of a target's styles in descending priority: style variation, block, site; in each, states first. */
function sourcesOf( target: StyleTarget ): readonly StyleTarget[] {
	const { block, variation, element, ...condition } = target;
	return ownersOf( { block, variation } ).flatMap( ( owner ) =>
		elementsOf( element ).flatMap( ( name ) =>
			sourcesIn( { ...owner, element: name }, condition )
		)
	);
}

/** The style variation, the block and the site. */
const ownersOf = ( {
	block,
	variation,
}: StyleTarget ): readonly StyleTarget[] => [
	...( block !== undefined && variation !== undefined
		? [ { block, variation } ]
		: [] ),
	...( block === undefined ? [] : [ { block } ] ),
	{},
];

/** The first value among the sources, as CSS. */
function firstOf(
	doc: StylesDoc,
	path: string,
	sources: readonly StyleTarget[]
): string | undefined {
	for ( const source of sources ) {
		const value = getIn( doc.styles, styleKeys( source, path ) );
		const css = storedText( resolveValue( doc, value, source ) );
		if ( css !== '' ) {
			return css;
		}
	}
	return undefined;
}

/** An inherited style of a target, as CSS: its own, or that of its container. */
export const inheritedStyle = (
	doc: StylesDoc,
	path: string,
	target: StyleTarget
): string | undefined =>
	firstOf( doc, path, [ ...sourcesOf( target ), ...around( target ) ] );

/** The color of a target's text. Links inherit it only if their own color is a preset that doesn't exist. */
export function textColorOf( doc: StylesDoc, target: StyleTarget ): string {
	if ( target.element !== 'link' ) {
		return inheritedStyle( doc, 'color.text', target ) ?? UNSTYLED.text;
	}
	const sources = sourcesOf( target );
	const printed = sources.find( ( source ) =>
		isPrinted( doc, getIn( doc.styles, styleKeys( source, 'color.text' ) ) )
	);
	return printed
		? ( firstOf( doc, 'color.text', [ printed, ...around( target ) ] ) ??
				UNSTYLED.text )
		: UNSTYLED.link;
}

/** Whether the server prints a value: not if it refers to a style that isn't set. */
function isPrinted( doc: StylesDoc, value: unknown ): boolean {
	const reference = parseReference( value );
	return (
		storedText(
			reference?.type === 'path' ? getIn( doc, reference.keys ) : value
		) !== ''
	);
}

/** The background of a target, and the background behind it. */
export function backgroundsOf(
	doc: StylesDoc,
	target: StyleTarget
): { readonly background: string; readonly behind: string } {
	const below = backgroundIn( doc, around( target ) ) ?? UNSTYLED.background;
	return {
		background: backgroundIn( doc, sourcesOf( target ) ) ?? below,
		behind: below,
	};
}

/** The value that removes an inherited gradient, which would otherwise cover a background color. */
export const NO_GRADIENT = 'none';

/** A gradient covers the background color of the same source. */
function backgroundIn(
	doc: StylesDoc,
	sources: readonly StyleTarget[]
): string | undefined {
	for ( const source of sources ) {
		const gradient = firstOf( doc, 'color.gradient', [ source ] );
		const found =
			gradient === undefined || gradient === NO_GRADIENT
				? firstOf( doc, 'color.background', [ source ] )
				: gradient;
		if ( found !== undefined ) {
			return found;
		}
	}
	return undefined;
}

/** The containers of a target, from which it inherits. */
const around = ( {
	block,
	variation,
	viewport,
	element,
}: StyleTarget ): readonly StyleTarget[] =>
	element === undefined
		? block === undefined
			? []
			: [ {} ]
		: ownersOf( { block, variation } ).flatMap( ( owner ) =>
				sourcesIn( owner, { viewport } )
			);
