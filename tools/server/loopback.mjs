/**
 * Preloaded into development servers: WordPress Playground listens on every address of the machine,
 * and logs in whoever comes. This keeps it on loopback.
 */
import http from 'node:http';

const { listen } = http.Server.prototype;

/** @type {any} */ ( http.Server.prototype ).listen = function (
	/** @type {any} */ port,
	/** @type {any[]} */ ...rest
) {
	return typeof port === 'number'
		? listen.call( this, port, '127.0.0.1', ...rest )
		: listen.call( this, port, ...rest );
};
