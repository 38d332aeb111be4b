import { NONE, nameOf, type Changes, type Rule, type RuledBlock } from './rule';

/** What becomes of a class: another one, an empty text to remove it, or null to leave it. */
export type Rename = ( name: string ) => string | null;

/** Changes of a list of classes. */
export function classChanges( value: string, rename: Rename ): Changes {
	const names = [ ...value.matchAll( /\S+/g ) ].map(
		( { 0: name, index } ) => ( {
			start: index,
			end: index + name.length,
			text: rename( name ),
		} )
	);
	const changed = names.flatMap( ( { start, end, text } ) =>
		text === null ? [] : [ { start, end, text } ]
	);
	const isEmptied =
		changed.length > 0 && names.every( ( { text } ) => text === '' );
	return isEmptied
		? 'remove'
		: changed.map( ( edit ) =>
				edit.text === '' ? withSpace( value, edit ) : edit
			);
}

/** The space before a class, or after the first one, goes with it. */
function withSpace(
	value: string,
	edit: { readonly start: number; readonly end: number }
) {
	const before = /\s$/.test( value.slice( 0, edit.start ) );
	return {
		start: before ? edit.start - 1 : edit.start,
		end: before || edit.end >= value.length ? edit.end : edit.end + 1,
		text: '',
	};
}

/** Classes that blocks make of their settings: these are changed by changing the settings. */
const MADE = /^(?:wp-|has-|is-|align)/;

/** A CSS class that somebody has given to a block, or written into HTML. */
export function classRule( from: string, to: string ): Rule {
	const rename: Rename = ( name ) => ( name === from ? to : null );
	return {
		ofLeaf: ( leaf ) =>
			isClasses( leaf ) && typeof leaf.value === 'string'
				? classChanges( leaf.value, rename )
				: NONE,
		ofAttribute: ( name, value, block ) =>
			name === 'class' &&
			( ! MADE.test( from ) || hasClass( block, from ) )
				? classChanges( value, rename )
				: NONE,
	};
}

/** A block style variation; the default style has no class. */
export function blockStyleRule(
	block: string,
	from: string,
	to: string
): Rule {
	const name = `is-style-${ from }`;
	return {
		...classRule( name, to === '' ? '' : `is-style-${ to }` ),
		isIn: ( found ) => found.name === block && hasClass( found, name ),
	};
}

const isClasses = ( leaf: Parameters< typeof nameOf >[ 0 ] ): boolean =>
	leaf.path.length === 1 && nameOf( leaf ) === 'className';

const hasClass = ( { leaves, name }: RuledBlock, wanted: string ): boolean =>
	name === '' ||
	name === 'core/html' ||
	leaves.some(
		( leaf ) =>
			isClasses( leaf ) &&
			String( leaf.value ).split( /\s+/ ).includes( wanted )
	);
