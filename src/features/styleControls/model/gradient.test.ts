import { isPickable } from './gradient';

describe( 'isPickable', () => {
	it.each( [
		'linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%)',
		'linear-gradient( to right, #fff 0%, #00000080 50.5%, gold 100% )',
		'linear-gradient(to right, #fff, transparent, gold)',
		'radial-gradient(red 0%, blue 100%)',
		'linear-gradient(red, blue)',
	] )( 'is true of %s', ( css ) => {
		expect( isPickable( css ) ).toBe( true );
	} );

	it.each( [
		'linear-gradient(120deg, var(--a) 0%, red 100%)',
		'linear-gradient(45deg, red -40%, transparent max(70vw, 40rem))',
		'conic-gradient(from 45deg, red, gold, teal, red)',
		'repeating-linear-gradient(0deg, #eee 0 2px, #fff 2px 12px)',
		'radial-gradient(circle at 20% 20%, #fff, transparent), linear-gradient(to right, red, blue)',
		'radial-gradient(circle at 20% 20%, #fff, transparent)',
		'linear-gradient(to top left, red, blue)',
		'linear-gradient(in oklab, red, blue)',
		'linear-gradient(hsl(10 80% 50%), red)',
		'linear-gradient(rgb(0 0 0 / 20%), red)',
		'linear-gradient(red, 20%, blue)',
		'linear-gradient(0.5turn, red, blue)',
		'linear-gradient(red 120%, blue)',
		'linear-gradient(red, gold 20%, blue)',
		'linear-gradient(red 80%, blue 20%)',
		'linear-gradient(currentColor 0%, blue 100%)',
		'linear-gradient(red 0%, CanvasText 100%)',
		'linear-gradient(#12345 0%, blue 100%)',
		'none',
		'',
	] )( 'is false of %s', ( css ) => {
		expect( isPickable( css ) ).toBe( false );
	} );
} );
