import { openDraft } from '@/platform/siteDraft';
import type { Theirs } from '@/features/documents/index.model';
import { versionName } from './versionName';

jest.mock( '@/platform/siteDraft' );

const ME = 1;

const nameOf = ( theirs: Partial< Theirs > ): string =>
	versionName(
		{ record: {}, author: null, modified: null, place: null, ...theirs },
		ME
	);

describe( 'the name of a version that was saved in the meantime', () => {
	it.each( [
		[ 'Anna’s version', { id: 2, name: 'Anna' } ],
		[ 'Your version from another window', { id: ME, name: 'Me' } ],
		[ 'The version saved in the meantime', null ],
	] )( 'is “%s”', ( name, author ) => {
		expect( nameOf( { author } ) ).toBe( name );
	} );

	it.each( [
		[ 'live', 'The live version' ],
		[ 'draft', 'Anna’s version' ],
	] as const )(
		'tells the live site from the site draft that is open: %s',
		( place, name ) => {
			jest.mocked( openDraft ).mockReturnValue( {
				id: 7,
				title: 'Spring',
			} as ReturnType< typeof openDraft > );
			expect( nameOf( { author: { id: 2, name: 'Anna' }, place } ) ).toBe(
				name
			);
		}
	);
} );
