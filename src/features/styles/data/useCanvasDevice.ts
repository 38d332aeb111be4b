import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ViewportName } from '../../globalStyles/index.model';

/** As WordPress's editor calls them. */
const DEVICES = { '@tablet': 'Tablet', '@mobile': 'Mobile' } satisfies Record<
	ViewportName,
	string
>;

/** Its store by name: the editor may not have been loaded, and isn't for the styles alone. */
const EDITOR = 'core/editor';

interface EditorStore {
	readonly getDeviceType: () => string;
	readonly setDeviceType: ( device: string ) => unknown;
}

/** Has the editor, where one is open beside the styles, show its canvas as wide as a device, and as it was afterwards. */
export function useCanvasDevice( viewport: ViewportName | undefined ): void {
	useEffect( () => {
		const editor = select( EDITOR ) as EditorStore | undefined;
		const set = ( device: string ) =>
			void ( dispatch( EDITOR ) as EditorStore ).setDeviceType( device );
		if ( viewport === undefined || ! editor ) {
			return undefined;
		}
		const before = editor.getDeviceType();
		set( DEVICES[ viewport ] );
		return () => {
			// Whoever chose another one in the meantime keeps it.
			if ( editor.getDeviceType() === DEVICES[ viewport ] ) {
				set( before );
			}
		};
	}, [ viewport ] );
}
