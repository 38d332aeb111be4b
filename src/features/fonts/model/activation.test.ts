import fc from 'fast-check';
import {
	activeKeys,
	countActive,
	listFamilies,
	mergeFamilies,
	setFamily,
	setVariant,
	toStored,
	variantsOf,
} from './activation';
import { faceKey, parseFamily, type FontFamily } from './family';

function makeFamily(
	slug: string,
	weights: readonly string[],
	others = {}
): FontFamily {
	const family = parseFamily( {
		slug,
		name: slug,
		fontFamily: slug,
		...others,
		...( weights.length > 0
			? {
					fontFace: weights.map( ( fontWeight ) => ( {
						fontFamily: slug,
						fontWeight,
						src: `https://site.test/${ slug }-${ fontWeight }.woff2`,
					} ) ),
				}
			: {} ),
	} );
	if ( ! family ) {
		throw new Error( 'no family' );
	}
	return family;
}

const inter = makeFamily( 'inter', [ '400', '700' ] );
const lora = makeFamily( 'lora', [ '500' ] );
const georgia = makeFamily( 'georgia', [] );

const faceOf = ( family: FontFamily, at: number ) => {
	const face = family.faces[ at ];
	if ( ! face ) {
		throw new Error( 'no face' );
	}
	return face;
};

describe( 'setVariant', () => {
	it( 'activates a family with its first variant only', () => {
		const active = setVariant( [ lora ], inter, faceOf( inter, 1 ), true );
		expect( active.map( ( { slug } ) => slug ) ).toEqual( [
			'lora',
			'inter',
		] );
		expect( [ ...activeKeys( active, inter ) ] ).toEqual( [
			'normal 700',
		] );
	} );

	it( 'removes a family with its last variant', () => {
		const one = setVariant( [ inter ], inter, faceOf( inter, 0 ), false );
		expect( countActive( one, inter ) ).toEqual( { count: 1, all: 2 } );
		expect( setVariant( one, inter, faceOf( inter, 1 ), false ) ).toEqual(
			[]
		);
	} );

	it( 'keeps the stored properties of an active family', () => {
		const own = makeFamily( 'inter', [ '400' ], { name: 'My Inter' } );
		const [ active ] = setVariant(
			[ own ],
			inter,
			faceOf( inter, 1 ),
			true
		);
		expect( active?.name ).toBe( 'My Inter' );
		expect( active?.faces ).toHaveLength( 2 );
	} );

	it( 'is undone by its opposite', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray( fc.constantFrom( '100', '400', '700' ), {
					minLength: 1,
				} ),
				fc.nat( 2 ),
				( weights, pick ) => {
					const family = makeFamily( 'x', weights );
					const face = faceOf( family, pick % weights.length );
					const off = setVariant( [ family ], family, face, false );
					const on = setVariant( off, family, face, true );
					expect( on.map( toStored ) ).toEqual(
						[ family ].map( toStored )
					);
				}
			)
		);
	} );
} );

describe( 'setFamily', () => {
	it( 'toggles a family without faces as a whole', () => {
		const on = setFamily( [], georgia, true );
		expect( countActive( on, georgia ) ).toEqual( { count: 1, all: 1 } );
		expect( setFamily( on, georgia, false ) ).toEqual( [] );
		expect( countActive( [], georgia ) ).toEqual( { count: 0, all: 1 } );
	} );

	it( 'activates all variants without moving the family', () => {
		const some = setVariant(
			[ inter, lora ],
			inter,
			faceOf( inter, 0 ),
			false
		);
		const all = setFamily( some, inter, true );
		expect( all.map( ( { slug } ) => slug ) ).toEqual( [
			'inter',
			'lora',
		] );
		expect( countActive( all, inter ).count ).toBe( 2 );
	} );
} );

describe( 'mergeFamilies', () => {
	it( 'adds missing faces to an existing family', () => {
		const more = makeFamily( 'inter', [ '700', '900' ] );
		const [ merged ] = mergeFamilies( [ inter ], [ more ] );
		expect( merged?.faces.map( faceKey ) ).toEqual( [
			'normal 400',
			'normal 700',
			'normal 900',
		] );
	} );
} );

describe( 'listFamilies', () => {
	it( 'sorts by name, and includes active families without a source', () => {
		expect(
			listFamilies( [ lora ], [ inter ] ).map( ( { slug } ) => slug )
		).toEqual( [ 'inter', 'lora' ] );
	} );
} );

describe( 'variantsOf', () => {
	it( 'merges the files of a variant for other scripts', () => {
		const split = makeFamily( 'split', [ '400', '400', '700' ] );
		expect( variantsOf( split ).map( faceKey ) ).toEqual( [
			'normal 400',
			'normal 700',
		] );
		const off = setVariant( [ split ], split, faceOf( split, 0 ), false );
		expect( off[ 0 ]?.faces ).toHaveLength( 1 );
	} );
} );
