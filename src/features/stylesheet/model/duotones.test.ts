import { changedDuotonesCss } from './duotones';

const docWith = ( duotone?: unknown ) => ( {
	settings: {},
	styles: { blocks: { 'core/image': { filter: { duotone } } } },
} );

const css = ( before: unknown, now: unknown ) =>
	changedDuotonesCss( docWith( before ), docWith( now ), {
		'core/image': '.wp-block-image img, .wp-block-image .placeholder',
	} );

it.each( [
	[ 'var:preset|duotone|b', 'var(--wp--preset--duotone--b)' ],
	[ 'unset', 'unset' ],
	[ undefined, 'none' ],
] )( 'overrules the rendered duotone by %s', ( now, value ) => {
	expect( css( 'var:preset|duotone|a', now ) ).toBe(
		`.wp-duotone-a.wp-block-image img,.wp-duotone-a.wp-block-image .placeholder{filter:${ value }}`
	);
} );

it.each( [
	[ 'var:preset|duotone|a', 'var(--wp--preset--duotone--a)' ],
	[ undefined, 'var:preset|duotone|b' ],
	[ 'unset', 'var:preset|duotone|b' ],
	[ 'var:preset|duotone|a{}', 'unset' ],
] )( 'is empty from %s to %s', ( before, now ) => {
	expect( css( before, now ) ).toBe( '' );
} );
