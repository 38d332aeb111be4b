import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ViewportName } from '@/features/globalStyles/index.model';

/** The device names of WordPress's editor. */
const DEVICES = { '@tablet': 'Tablet', '@mobile': 'Mobile' } satisfies Record<
	ViewportName,
	string
>;

/** The name of the editor's store: the editor may not be loaded, and isn't needed for the styles alone. */
const EDITOR = 'core/editor';

interface EditorStore {
	readonly getDeviceType: () => string;
	readonly setDeviceType: ( device: string ) => unknown;
}

/**
 * Shows the editor's canvas at the width of a device, if an editor is open next to the styles, and restores it afterwards.
 */
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
			// Another device that was chosen in the meantime stays.
			if ( editor.getDeviceType() === DEVICES[ viewport ] ) {
				set( before );
			}
		};
	}, [ viewport ] );
}
