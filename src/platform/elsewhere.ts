import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from './failure';

/** Requests JSON from another site, without credentials or referrer. */
export const askElsewhere = ( url: string ): Promise< Result< unknown > > =>
	attempt( async () => {
		const answer = await fetch( url, {
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
		} );
		return answer.ok
			? ok( ( await answer.json() ) as unknown )
			: fail( { code: 'server', status: answer.status } );
	} );
