import { useEffect, useRef, useState } from '@wordpress/element';
import { findInSite } from '../data/finding';
import { searchFor } from '../data/searchFor';
import type { FindForm } from '../model/form';
import type { Finding } from '../model/finding';

const NOTHING: Finding = {
	status: 'idle',
	documents: [],
	others: 0,
	read: 0,
	total: 0,
	error: null,
};

/**
 * A search of the site that can be started, stopped and forgotten.
 *
 * @param before One that is shown again.
 */
export function useFinding( before: Finding = NOTHING ) {
	const [ finding, setFinding ] = useState( before );
	const running = useRef< AbortController | null >( null );
	useEffect( () => () => running.current?.abort(), [] );
	const start = async ( form: FindForm ) => {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		setFinding( { ...NOTHING, status: 'searching' } );
		const search = await searchFor( form, null );
		const result = search.ok
			? await findInSite(
					search.value,
					( step ) =>
						setFinding( ( before ) => ( {
							...before,
							documents: [
								...before.documents,
								...step.documents,
							],
							others: before.others + step.others,
							read: before.read + step.read,
							total: before.total || step.total,
						} ) ),
					controller.signal
				)
			: search;
		if ( ! controller.signal.aborted ) {
			setFinding( ( before ) => ( {
				...before,
				status: result.ok ? 'done' : 'failed',
				error: result.ok ? null : result.error,
			} ) );
		}
	};
	const stop = () => {
		running.current?.abort();
		setFinding( ( before ) => ( { ...before, status: 'stopped' } ) );
	};
	const forget = () => {
		running.current?.abort();
		setFinding( NOTHING );
	};
	return { finding, start, stop, forget };
}
