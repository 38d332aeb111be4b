import { createContext, useContext } from '@wordpress/element';
import { invariant } from '../../../../kernel/invariant';
import type { UploadJob, Uploads } from '../../model/upload/batch';
import type { PlannedFamily } from '../../model/upload/plan';
import type { Report } from '../LibraryNotice';

/** How many of how many. */
export interface Progress {
	readonly done: number;
	readonly all: number;
}

/** The files that the user has chosen, and their actions. */
export interface Upload {
	readonly uploads: Uploads;
	/** Whether TTF and OTF are to go as WOFF2, as just chosen: the lists follow when there is time. */
	readonly isPacking: boolean;
	readonly families: readonly PlannedFamily[];
	/** The work on a file; null where all are read and made smaller. */
	readonly job: UploadJob | null;
	/** How far installing is; null while nothing is installed. */
	readonly sending: Progress | null;
	/** What the user has to hear. */
	readonly report: Report | null;
	readonly dismiss: () => void;
	readonly add: ( files: readonly File[] ) => void;
	readonly remove: ( id: number ) => void;
	readonly clear: () => void;
	readonly setPacking: ( isPacking: boolean ) => void;
	readonly install: () => Promise< void >;
	/** Stops reading, or installing: finished files stay. */
	readonly cancel: () => void;
}

export const UploadContext = createContext< Upload | null >( null );

/** The files that wait in the library around. */
export function useUpload(): Upload {
	const upload = useContext( UploadContext );
	invariant( upload, 'files are brought inside of the library' );
	return upload;
}
