/**
 * Preloaded into development servers: WordPress Playground listens on all addresses of the machine, and logs in every
 * visitor. This restricts it to loopback.
 */
import http from 'node:http';

/** @type {Function} */
const listen = Reflect.get( http.Server.prototype, 'listen' );

/** @type {any} */ ( http.Server.prototype ).listen = function (
	/** @type {any} */ port,
	/** @type {any[]} */ ...rest
) {
	return typeof port === 'number'
		? listen.apply( this, [ port, '127.0.0.1', ...rest ] )
		: listen.apply( this, [ port, ...rest ] );
};
