import { assertNever } from '@/kernel/invariant';
import type { FontFileReason, FontReading } from '../fontFile/facts';
import { fontFileName } from '../fontFile/fileName';

/** The result of compressing a font; null before it is tried. */
export type Packing =
	| { readonly kind: 'packed'; readonly file: File }
	| { readonly kind: 'larger' | 'failed' };

/** A file that the user added. */
export interface UploadFile {
	readonly id: number;
	readonly file: File;
	/** The facts of the file; null until it is read. */
	readonly reading: FontReading | null;
	readonly packing: Packing | null;
	/** The result of sending it; null before it is tried. */
	readonly sent: 'done' | 'failed' | null;
}

/** All files that the user added. */
export interface Uploads {
	/** In the order in which they were added. */
	readonly files: readonly UploadFile[];
	/** The ids of the last added files: the user gets a message if none is a font. */
	readonly latest: readonly number[] | null;
	/** Whether TTF and OTF are converted to WOFF2. */
	readonly isPacking: boolean;
}

export const NO_UPLOADS: Uploads = {
	files: [],
	latest: null,
	isPacking: true,
};

export type UploadsAction =
	| {
			readonly type: 'add';
			readonly files: readonly File[];
			/** The id of the first file. */
			readonly firstId: number;
	  }
	| {
			readonly type: 'read';
			readonly id: number;
			readonly reading: FontReading;
	  }
	| { readonly type: 'pack'; readonly id: number; readonly packing: Packing }
	| { readonly type: 'setPacking'; readonly isPacking: boolean }
	/** Drops all unread files. */
	| { readonly type: 'stopReading' }
	| { readonly type: 'remove'; readonly id: number }
	| { readonly type: 'clear' }
	/** The message about the last added files was dismissed. */
	| { readonly type: 'heard' }
	| {
			readonly type: 'sent';
			readonly done: readonly number[];
			readonly failed: readonly number[];
	  };

export function reduceUploads(
	uploads: Uploads,
	action: UploadsAction
): Uploads {
	const keep = ( isKept: ( upload: UploadFile ) => boolean ) => ( {
		...uploads,
		files: uploads.files.filter( isKept ),
	} );
	const change = ( id: number, to: Partial< UploadFile > ) => ( {
		...uploads,
		files: uploads.files.map( ( upload ) =>
			upload.id === id ? { ...upload, ...to } : upload
		),
	} );
	switch ( action.type ) {
		case 'add':
			return add( uploads, action.files, action.firstId );
		case 'read':
			return change( action.id, { reading: action.reading } );
		case 'pack':
			return change( action.id, { packing: action.packing } );
		case 'setPacking':
			return { ...uploads, isPacking: action.isPacking };
		case 'stopReading':
			return keep( ( { reading } ) => reading !== null );
		case 'remove':
			return keep( ( { id } ) => id !== action.id );
		case 'clear':
			return { ...uploads, files: [], latest: null };
		case 'heard':
			return { ...uploads, latest: null };
		case 'sent':
			return {
				...uploads,
				files: uploads.files.map( ( upload ) => ( {
					...upload,
					sent: action.done.includes( upload.id )
						? 'done'
						: action.failed.includes( upload.id )
							? 'failed'
							: upload.sent,
				} ) ),
			};
		default:
			return assertNever( action );
	}
}

/**
 * Adds files. Of files with the same name the first wins: among the added ones, and among those that are still to be sent. A
 * rejected or sent file can be added again.
 */
function add(
	uploads: Uploads,
	files: readonly File[],
	firstId: number
): Uploads {
	const kept = new Map(
		uploads.files
			.filter( ( upload ) => isWaiting( upload ) || isReady( upload ) )
			.map( ( { file } ) => [ file.name, file ] )
	);
	const added = new Map< string, File >();
	for ( const file of files ) {
		if ( ! kept.has( file.name ) && ! added.has( file.name ) ) {
			added.set( file.name, file );
		}
	}
	const uploadsAdded = [ ...added.values() ].map(
		( file, index ): UploadFile => ( {
			id: firstId + index,
			file,
			reading: hasExtensionOfFont( file.name )
				? null
				: { reason: 'extension' },
			packing: null,
			sent: null,
		} )
	);
	return {
		...uploads,
		files: [
			...uploads.files.filter( ( { file } ) => ! added.has( file.name ) ),
			...uploadsAdded,
		],
		latest: uploadsAdded.map( ( { id } ) => id ),
	};
}

/** The file extensions that the server accepts. */
export const EXTENSIONS = [ 'otf', 'ttf', 'woff', 'woff2' ] as const;

const hasExtensionOfFont = ( name: string ): boolean =>
	EXTENSIONS.some( ( extension ) =>
		name.toLowerCase().endsWith( `.${ extension }` )
	);

const isWaiting = ( { reading }: UploadFile ): boolean => reading === null;

/** Whether it is a font that hasn't been sent. */
export const isReady = ( { reading, sent }: UploadFile ): boolean =>
	reading !== null && 'facts' in reading && sent !== 'done';

/** Uncompressed fonts can be converted. */
const mayBePacked = ( { reading }: UploadFile ): boolean =>
	reading !== null &&
	'facts' in reading &&
	( reading.facts.format === 'ttf' || reading.facts.format === 'otf' );

/** The next job for a file. */
export interface UploadJob {
	readonly kind: 'read' | 'pack';
	readonly upload: UploadFile;
}

/** Reads all files first, so that the user soon sees them; compressing takes longer. */
export function nextJob( { files, isPacking }: Uploads ): UploadJob | null {
	const unread = files.find( isWaiting );
	if ( unread ) {
		return { kind: 'read', upload: unread };
	}
	const unpacked = isPacking
		? files.find(
				( upload ) =>
					upload.packing === null &&
					isReady( upload ) &&
					mayBePacked( upload )
			)
		: undefined;
	return unpacked ? { kind: 'pack', upload: unpacked } : null;
}

/** The file to send: the original under a name that the server takes, or the same font as WOFF2. */
export function fileToSend(
	{ file, reading, packing }: UploadFile,
	isPacking: boolean
): File {
	if ( isPacking && packing?.kind === 'packed' ) {
		return packing.file;
	}
	const name =
		reading && 'facts' in reading
			? fontFileName( file.name, reading.facts.format )
			: file.name;
	return name === file.name
		? file
		: new File( [ file ], name, { type: file.type } );
}

/** The message about files without any font. */
export type NoFonts = 'notAllowed' | 'nothingFound';

/** The message about the last added files; null while they are read, and if any is a font. */
export function noFontsIn( { files, latest }: Uploads ): NoFonts | null {
	if ( ! latest ) {
		return null;
	}
	const brought = files.filter( ( { id } ) => latest.includes( id ) );
	const reasons = brought.flatMap( ( { reading } ): FontFileReason[] =>
		reading && 'reason' in reading ? [ reading.reason ] : []
	);
	if ( reasons.length < brought.length ) {
		return null;
	}
	return reasons.some( ( reason ) => reason !== 'extension' )
		? 'notAllowed'
		: 'nothingFound';
}
