import {
	useDeferredValue,
	useMemo,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { fontReader } from '../../data/readFonts';
import { createUploading } from '../../data/uploading';
import { nextJob, noFontsIn } from '../../model/upload/batch';
import {
	facesToSend,
	planUploads,
	splitSent,
	toInstall,
} from '../../model/upload/plan';
import type { Report } from '../LibraryNotice';
import { useFontLibrary } from '../useFontLibrary';
import { UploadContext, type Progress, type Upload } from './useUpload';
import { installReport, noFontsReport } from './uploadLabels';

/** Keeps added files while the library is open, across tabs. */
export function UploadProvider( {
	children,
}: {
	readonly children: ReactNode;
} ) {
	const [ uploading ] = useState( () => createUploading( fontReader ) );
	const { installed, install } = useFontLibrary();
	const { get, subscribe } = uploading.uploads;
	// Files are read faster than their list can render.
	const latest = useSyncExternalStore( subscribe, get );
	const uploads = useDeferredValue( latest );
	const [ outcome, setOutcome ] = useState< Report | null >( null );
	const [ sending, setSending ] = useState< Progress | null >( null );
	const [ stop, setStop ] = useState< AbortController | null >( null );
	const present = installed.status === 'ready' ? installed.value : NONE;
	const families = useMemo(
		() => planUploads( uploads, present ),
		[ uploads, present ]
	);
	const upload = useMemo< Upload >( () => {
		const noFonts = noFontsIn( uploads );
		return {
			...uploading,
			uploads,
			isPacking: latest.isPacking,
			families,
			job: nextJob( uploads ),
			sending,
			report: outcome ?? ( noFonts && noFontsReport( noFonts ) ),
			dismiss() {
				setOutcome( null );
				uploading.dispatch( { type: 'heard' } );
			},
			add( files ) {
				setOutcome( null );
				uploading.add( files );
			},
			clear() {
				setOutcome( null );
				uploading.dispatch( { type: 'clear' } );
			},
			async install() {
				const stopping = new AbortController();
				const { signal } = stopping;
				setStop( stopping );
				setOutcome( null );
				setSending( { done: 0, all: facesToSend( families ).length } );
				const report = await install(
					toInstall( families, latest.isPacking ),
					{
						signal,
						onProgress: ( done, all ) =>
							setSending( { done, all } ),
					}
				);
				const sent = splitSent( families, report.installed );
				uploading.dispatch( {
					type: 'sent',
					done: sent.done,
					// Files that weren't tried keep their state.
					failed: signal.aborted ? [] : sent.failed,
				} );
				setSending( null );
				setOutcome( installReport( report, signal.aborted ) );
			},
			cancel() {
				if ( sending ) {
					stop?.abort();
				} else {
					uploading.cancel();
				}
			},
		};
	}, [
		uploading,
		uploads,
		latest.isPacking,
		families,
		sending,
		outcome,
		stop,
		install,
	] );
	return (
		<UploadContext.Provider value={ upload }>
			{ children }
		</UploadContext.Provider>
	);
}

const NONE = [] as const;
