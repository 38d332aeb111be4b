import { createContext, useContext } from '@wordpress/element';
import { invariant } from '@/kernel/invariant';
import type { UploadJob, Uploads } from '../../model/upload/batch';
import type { PlannedFamily } from '../../model/upload/plan';
import type { Report } from '../LibraryNotice';

/** Done out of all. */
export interface Progress {
	readonly done: number;
	readonly all: number;
}

/** The added files and their actions. */
export interface Upload {
	readonly uploads: Uploads;
	/** Whether TTF and OTF are converted to WOFF2, as just chosen: the lists follow when there is time. */
	readonly isPacking: boolean;
	readonly families: readonly PlannedFamily[];
	/** The current job; null when all files are read and compressed. */
	readonly job: UploadJob | null;
	/** The progress of installing; null while nothing is installed. */
	readonly sending: Progress | null;
	/** The notice for the user. */
	readonly report: Report | null;
	readonly dismiss: () => void;
	readonly add: ( files: readonly File[] ) => void;
	readonly remove: ( id: number ) => void;
	readonly clear: () => void;
	readonly setPacking: ( isPacking: boolean ) => void;
	readonly install: () => Promise< void >;
	/** Stops reading or installing; finished files stay. */
	readonly cancel: () => void;
}

export const UploadContext = createContext< Upload | null >( null );

/** The files of the surrounding library. */
export function useUpload(): Upload {
	const upload = useContext( UploadContext );
	invariant( upload, 'files are brought inside of the library' );
	return upload;
}
