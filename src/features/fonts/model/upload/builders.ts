import type { FontFileFacts } from '../fontFile/facts';
import type { UploadFile } from './batch';

/** For tests: a file with this number of bytes. */
export const makeFile = ( name: string, bytes = 10 ): File =>
	new File( [ new Uint8Array( bytes ) ], name );

/** For tests: the facts of a font. */
export const makeFacts = (
	overrides: Partial< FontFileFacts > = {}
): FontFileFacts => ( {
	format: 'ttf',
	bytes: 10,
	family: 'Some Sans',
	style: 'normal',
	weight: '400',
	width: 5,
	cut: '',
	axes: [],
	designer: '',
	copyright: '',
	licence: '',
	licenceUrl: '',
	glyphs: 1,
	characters: [],
	...overrides,
} );

/** For tests: a font that has been read. */
export const makeUpload = (
	id: number,
	facts: Partial< FontFileFacts > = {},
	overrides: Partial< UploadFile > = {}
): UploadFile => ( {
	id,
	file: makeFile( `${ id }.ttf` ),
	reading: { facts: makeFacts( facts ) },
	packing: null,
	sent: null,
	...overrides,
} );
