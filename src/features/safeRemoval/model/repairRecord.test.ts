import { repaired } from './repairRecord';

const wide = { kind: 'template', id: 'shop//wide' } as const;
const stored = { content: '<p>Wide</p>', template: 'wide' };

describe( 'a document whose template is removed', () => {
	it( 'gets another one', () => {
		const repair = { way: 'replace', by: 'shop//narrow' } as const;
		expect( repaired( stored, [ { removed: wide, repair } ] ) ).toEqual( {
			ok: true,
			value: { template: 'narrow' },
		} );
	} );

	it( 'gets the one that WordPress finds', () => {
		const repair = { way: 'reset', content: '' } as const;
		expect( repaired( stored, [ { removed: wide, repair } ] ) ).toEqual( {
			ok: true,
			value: { template: '' },
		} );
	} );

	it( 'stays as it is if it has another one', () => {
		const repair = { way: 'reset', content: '' } as const;
		expect(
			repaired( { ...stored, template: 'other' }, [
				{ removed: wide, repair },
			] )
		).toEqual( { ok: true, value: {} } );
	} );
} );

it( 'repairs a document that uses several of what is removed', () => {
	const of = ( id: string, content: string ) => ( {
		removed: { kind: 'pattern', id } as const,
		repair: { way: 'reset', content } as const,
	} );
	expect(
		repaired(
			{
				content:
					'<!-- wp:block {"ref":1} /--><!-- wp:block {"ref":2} /-->',
				template: '',
			},
			[ of( '1', 'a' ), of( '2', 'b' ) ]
		)
	).toEqual( { ok: true, value: { content: 'ab' } } );
} );

it( 'fails where a pattern comes in its own place', () => {
	const removed = { kind: 'pattern', id: '1' } as const;
	const content = '<!-- wp:block {"ref":1} /-->';
	expect(
		repaired( { content, template: '' }, [
			{ removed, repair: { way: 'reset', content } },
		] )
	).toMatchObject( { ok: false } );
} );
