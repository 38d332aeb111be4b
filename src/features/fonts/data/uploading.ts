import { createSignal, type Signal } from '@/kernel/signal';
import { fontFileName } from '../model/fontFile/fileName';
import {
	nextJob,
	NO_UPLOADS,
	reduceUploads,
	type Packing,
	type UploadFile,
	type Uploads,
	type UploadsAction,
} from '../model/upload/batch';
import type { FontReader } from './readFonts';

export interface Uploading {
	readonly uploads: Pick< Signal< Uploads >, 'get' | 'subscribe' >;
	readonly add: ( files: readonly File[] ) => void;
	readonly dispatch: ( action: UploadsAction ) => void;
	readonly remove: ( id: number ) => void;
	/** Drops all files that haven't been read. */
	readonly cancel: () => void;
	readonly setPacking: ( isPacking: boolean ) => void;
}

/** Reads added files one after the other, and compresses them. */
export function createUploading( reader: FontReader ): Uploading {
	const uploads = createSignal( NO_UPLOADS );
	let ids = 0;
	let isWorking = false;
	let current = new AbortController();

	const dispatch = ( action: UploadsAction ) =>
		uploads.set( reduceUploads( uploads.get(), action ) );

	const stop = () => {
		current.abort();
		current = new AbortController();
	};

	/** An aborted job dispatches nothing, so `nextJob()` decides again whether it is still due. */
	const work = async () => {
		if ( isWorking ) {
			return;
		}
		isWorking = true;
		for (
			let job = nextJob( uploads.get() );
			job;
			job = nextJob( uploads.get() )
		) {
			const { kind, upload } = job;
			const { signal } = current;
			const action =
				kind === 'read'
					? await read( upload, signal )
					: await pack( upload, signal );
			if ( action && ! signal.aborted ) {
				dispatch( action );
			}
		}
		isWorking = false;
	};

	const read = async (
		{ id, file }: UploadFile,
		signal: AbortSignal
	): Promise< UploadsAction | null > => {
		const reading = await reader.read( file, signal );
		return reading && { type: 'read', id, reading };
	};

	const pack = async (
		{ id, file }: UploadFile,
		signal: AbortSignal
	): Promise< UploadsAction > => ( {
		type: 'pack',
		id,
		packing: packingOf( file, await reader.pack( file, signal ) ),
	} );

	return {
		uploads,
		dispatch,
		remove: ( id ) => dispatch( { type: 'remove', id } ),
		add( files ) {
			dispatch( { type: 'add', files, firstId: ids } );
			ids += files.length;
			void work();
		},
		cancel() {
			dispatch( { type: 'stopReading' } );
			stop();
		},
		setPacking( isPacking ) {
			dispatch( { type: 'setPacking', isPacking } );
			if ( ! isPacking ) {
				stop();
			}
			void work();
		},
	};
}

/** The converted file with the extension of its new format. */
function packingOf( file: File, packed: Blob | null ): Packing {
	if ( ! packed ) {
		return { kind: 'failed' };
	}
	return packed.size < file.size
		? {
				kind: 'packed',
				file: new File(
					[ packed ],
					fontFileName( file.name, 'woff2' ),
					{ type: packed.type }
				),
			}
		: { kind: 'larger' };
}
