import { useEffect, useRef, useState } from '@wordpress/element';
import { downloadFamily } from '../../data/download';
import type { FontFamily } from '../../model/family';
import { useFontLibrary } from '../useFontLibrary';
import type { Report } from '../LibraryNotice';
import { installationReport } from './installationReport';

/** The progress of an installation; null while none is running. */
export interface Progress {
	readonly done: number;
	readonly all: number;
}

interface Installation {
	readonly progress: Progress | null;
	readonly report: Report | null;
	readonly dismiss: () => void;
	/** Downloads a family with its selected faces, and installs them. */
	readonly install: ( family: FontFamily ) => Promise< void >;
	readonly cancel: () => void;
}

/** Installs families of a collection. Stops when the component is unmounted. */
export function useInstallation(): Installation {
	const library = useFontLibrary();
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ report, setReport ] = useState< Report | null >( null );
	const running = useRef< AbortController | null >( null );
	useEffect( () => () => running.current?.abort(), [] );
	const install = async ( family: FontFamily ) => {
		const { signal } = ( running.current = new AbortController() );
		const count = Math.max( 1, family.faces.length );
		// Each face is downloaded and then sent.
		const say = ( done: number ) => setProgress( { done, all: 2 * count } );
		say( 0 );
		setReport( null );
		const download = await downloadFamily( family, {
			page: window.location.href,
			signal,
			onProgress: say,
		} );
		const isWhole = family.faces.length === 0;
		const wanted =
			! signal.aborted && ( isWhole || download.family.faces.length > 0 )
				? [ download.family ]
				: [];
		const made =
			wanted.length > 0
				? await library.install( wanted, {
						signal,
						onProgress: ( done ) => say( count + done ),
					} )
				: { installed: [], problems: [] };
		const isCancelled = signal.aborted;
		setProgress( null );
		setReport(
			installationReport( {
				isCancelled,
				count: family.faces.length,
				installed: made.installed.reduce(
					( sum, { faces } ) => sum + faces.length,
					0
				),
				downloading: isCancelled ? [] : download.problems,
				installing: made.problems,
			} )
		);
	};
	return {
		progress,
		report,
		dismiss: () => setReport( null ),
		install,
		cancel: () => running.current?.abort(),
	};
}
