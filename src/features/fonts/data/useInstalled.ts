import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { Load } from '@/kernel/result';
import type { ListedFamily } from '../model/siteFonts';
import { loadInstalled } from './installed';

interface Installed {
	readonly installed: Load< readonly ListedFamily[] >;
	/** Requests the list again; the current one stays until the response. */
	readonly refresh: () => void;
	/** Removes a family that no longer exists on the server. */
	readonly forget: ( id: number ) => void;
}

/** The installed families, requested each time the library is opened. */
export function useInstalled(): Installed {
	const [ installed, setInstalled ] = useState< Installed[ 'installed' ] >( {
		status: 'loading',
	} );
	const latest = useRef( 0 );
	const refresh = useCallback( () => {
		const asked = ++latest.current;
		setInstalled( ( before ) =>
			before.status === 'failed' ? { status: 'loading' } : before
		);
		void loadInstalled().then( ( result ) => {
			if ( asked === latest.current ) {
				setInstalled(
					result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error }
				);
			}
		} );
	}, [] );
	useEffect( () => {
		refresh();
		return () => {
			latest.current = -1;
		};
	}, [ refresh ] );
	const forget = useCallback(
		( id: number ) =>
			setInstalled( ( before ) =>
				before.status === 'ready'
					? {
							...before,
							value: before.value.filter(
								( family ) => family.id !== id
							),
						}
					: before
			),
		[]
	);
	return useMemo(
		() => ( { installed, refresh, forget } ),
		[ installed, refresh, forget ]
	);
}
