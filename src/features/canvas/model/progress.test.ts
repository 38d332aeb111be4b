import { nextProgress } from './progress';

describe( 'the progress of an opened document', () => {
	it( 'goes from its blocks to their paint', () => {
		expect( nextProgress( 'loading', 'shown' ) ).toBe( 'shown' );
		expect( nextProgress( 'shown', 'painted' ) ).toBe( 'painted' );
	} );

	it( 'never goes back', () => {
		expect( nextProgress( 'shown', 'shown' ) ).toBe( 'shown' );
		expect( nextProgress( 'painted', 'shown' ) ).toBe( 'painted' );
	} );

	it( 'has no paint without blocks', () => {
		expect( nextProgress( 'loading', 'painted' ) ).toBe( 'loading' );
	} );
} );
