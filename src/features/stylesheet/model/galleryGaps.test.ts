import { changedGalleryGapsCss } from './galleryGaps';

const docWith = ( blockGap?: unknown ) => ( {
	settings: {},
	styles: { blocks: { 'core/gallery': { spacing: { blockGap } } } },
} );

const rule = ( number: number, gap: string ) =>
	`.wp-block-gallery.wp-block-gallery-${ number }{--wp--style--unstable-gallery-gap:${ gap };}`;

/** As WordPress 7.1 prints it. */
const FALLBACK =
	'var( --wp--style--gallery-gap-default, var( --gallery-block--gutter-size, var( --wp--style--block-gap, 0.5em ) ) )';

const PLAIN = FALLBACK.replaceAll( ' ', '' );

const css = ( printed: string, before: unknown, now: unknown ) =>
	changedGalleryGapsCss( printed, docWith( before ), docWith( now ) );

const changed = ( number: number, gap: string ) =>
	`.wp-block-gallery.wp-block-gallery-${ number }{--wp--style--unstable-gallery-gap:${ gap }}`;

describe( 'galleries in a page', () => {
	it.each( [
		[ undefined, FALLBACK, '44px', '44px' ],
		[ '44px', '44px', undefined, PLAIN ],
		[ '44px', '44px', '0', '0px' ],
		[ '44px', '44px', { top: '5px', left: '6px' }, '6px' ],
		[ '44px', '44px', 'var:preset|spacing|40', PLAIN ],
		[ '44px', '44px', 0, PLAIN ],
		[ '44px', '44px', 'calc(1px + 1em)', PLAIN ],
		[ { left: '6px' }, '6px', '7px', '7px' ],
	] )(
		'have the gap of the styles, from %j printed as %s to %j: %s',
		( before, printed, now, gap ) => {
			expect( css( rule( 2, printed ), before, now ) ).toBe(
				changed( 2, gap )
			);
		}
	);

	it( 'keep their own', () => {
		expect(
			css( rule( 2, '44px' ) + rule( 3, '33px' ), '44px', '1px' )
		).toBe( changed( 2, '1px' ) );
		expect(
			css(
				`${ rule( 4, '44px' ) }@media (width<=480px){${ rule( 4, '3px' ) }}`,
				'44px',
				'1px'
			)
		).toBe( '' );
	} );

	it( 'are left alone if the gap is the same', () => {
		expect( css( rule( 2, '44px' ), '44px', '44px' ) ).toBe( '' );
	} );
} );
