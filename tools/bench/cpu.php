<?php
/**
 * What PHP's own web server does with each request of the bench: measures the processor's time, and puts milliseconds into the
 * file that ATELIER_CPU_FILE names.
 *
 * @package Atelier
 */

declare( strict_types=1 );

$atelier_cpu_time = static function (): float {
	$usage = getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
};
$atelier_cpu_start = $atelier_cpu_time();
register_shutdown_function(
	static function () use ( $atelier_cpu_time, $atelier_cpu_start ): void {
		// After the other shutdown functions.
		register_shutdown_function(
			static function () use ( $atelier_cpu_time, $atelier_cpu_start ): void {
				file_put_contents( (string) getenv( 'ATELIER_CPU_FILE' ), (string) ( $atelier_cpu_time() - $atelier_cpu_start ) );
			}
		);
	}
);

return require dirname( __DIR__ ) . '/server/router.php';
