/** WordPress's dialog for choosing files. */
import { isRecord } from '../kernel/guards';
import { fail, ok, type Result } from '../kernel/result';
import { loadStage } from './stages';

interface Frame {
	on( event: 'select' | 'close', callback: () => void ): void;
	open(): void;
	state(): {
		get( name: 'selection' ): {
			first(): { toJSON(): unknown } | undefined;
		};
	};
}

type MakeFrame = ( options: {
	readonly title: string;
	readonly multiple: false;
	readonly library: { readonly type: string };
	readonly button: { readonly text: string };
} ) => Frame;

declare global {
	interface Window {
		wp?: {
			readonly media?: MakeFrame;
			readonly hooks?: {
				readonly addFilter: < Value >(
					hook: string,
					namespace: string,
					filter: ( value: Value ) => Value
				) => unknown;
				readonly removeFilter: (
					hook: string,
					namespace: string
				) => unknown;
			};
		};
	}
}

/**
 * Lets the user choose a picture from the library, or upload one.
 *
 * @param title  What it is for.
 * @param action What the button says.
 * @return Its id; null where none was chosen.
 */
export async function choosePicture(
	title: string,
	action: string
): Promise< Result< number | null > > {
	const stage = await loadStage( 'media' );
	if ( ! stage.ok ) {
		return stage;
	}
	const makeFrame = window.wp?.media;
	if ( ! makeFrame ) {
		return fail( { code: 'script', detail: 'wp.media' } );
	}
	const frame = makeFrame( {
		title,
		multiple: false,
		library: { type: 'image' },
		button: { text: action },
	} );
	return new Promise( ( resolve ) => {
		frame.on( 'select', () => {
			const chosen = frame.state().get( 'selection' ).first()?.toJSON();
			resolve(
				ok(
					isRecord( chosen ) && typeof chosen.id === 'number'
						? chosen.id
						: null
				)
			);
		} );
		// It closes before it tells of a choice, in the same moment.
		frame.on( 'close', () =>
			queueMicrotask( () => resolve( ok( null ) ) )
		);
		frame.open();
	} );
}
