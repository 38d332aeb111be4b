import { collateAs, compareTexts } from './collation';

const sorted = ( locale: string, names: readonly string[] ) => {
	collateAs( locale );
	return [ ...names ].sort( compareTexts );
};

describe( 'compareTexts', () => {
	it( 'uses the language', () => {
		const names = [ 'Zebra', 'Äpfel', 'Apfel' ];
		expect( sorted( 'de', names ) ).toEqual( [
			'Apfel',
			'Äpfel',
			'Zebra',
		] );
		expect( sorted( 'sv', names ) ).toEqual( [
			'Apfel',
			'Zebra',
			'Äpfel',
		] );
		expect( sorted( 'tr', [ 'iz', 'ız' ] ) ).toEqual( [ 'ız', 'iz' ] );
		expect( sorted( 'zh-CN', [ '中', '阿' ] ) ).toEqual( [ '阿', '中' ] );
	} );

	it( 'compares numbers by value', () => {
		expect( sorted( 'en', [ 'Page 10', 'Page 9' ] ) ).toEqual( [
			'Page 9',
			'Page 10',
		] );
	} );
} );
