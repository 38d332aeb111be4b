<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The code of plugins and themes that failed while Atelier ran it, for Site Health: the newest, for a day. What ended a
 * request is left out for a while, because it can't be caught.
 */
final class Failed_Callbacks {
	/** Loaded with the others; only there while something fails. Also in Uninstaller. */
	public const OPTION = 'atelier_failed_callbacks';

	/** It threw, or returned what the others can't take. */
	public const THREW = 'threw';

	/** It ended the request. */
	public const ENDED = 'ended';

	private const MAX = 20;

	/** In seconds: an error that happens in every request isn't stored in every request. */
	private const RENEWED_AFTER = HOUR_IN_SECONDS;

	/** In seconds: a repaired plugin is run again soon. */
	private const LEFT_OUT_FOR = 5 * MINUTE_IN_SECONDS;

	private const MAX_MESSAGE = 300;

	/** @return list<array{ key: string, how: string, hook: string, owner: string, file: string, message: string, time: int }> The newest last. */
	public static function all(): array {
		$all = array();
		foreach ( (array) get_option( self::OPTION, array() ) as $one ) {
			if ( is_array( $one ) && is_int( $one['time'] ?? null ) && $one['time'] > time() - DAY_IN_SECONDS ) {
				$text  = static fn( string $name ): string => is_string( $one[ $name ] ?? null ) ? $one[ $name ] : '';
				$all[] = array(
					'key'     => $text( 'key' ),
					'how'     => $text( 'how' ),
					'hook'    => $text( 'hook' ),
					'owner'   => $text( 'owner' ),
					'file'    => $text( 'file' ),
					'message' => $text( 'message' ),
					'time'    => $one['time'],
				);
			}
		}
		return $all;
	}

	/** Whether this code ended a request a short while ago. */
	public static function is_left_out( string $key ): bool {
		foreach ( self::all() as $one ) {
			if ( self::ENDED === $one['how'] && $key === $one['key'] && $one['time'] > time() - self::LEFT_OUT_FOR ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param 'threw'|'ended' $how
	 * @param string          $hook What ran it: a hook, or a part of a page.
	 */
	public static function add( string $how, string $key, string $hook, string $owner, string $file, string $message ): void {
		$others = array();
		foreach ( self::all() as $one ) {
			$is_same = $key === $one['key'];
			if ( $is_same && self::THREW === $how && $one['time'] > time() - self::RENEWED_AFTER ) {
				return;
			}
			if ( ! $is_same ) {
				$others[] = $one;
			}
		}
		$others[] = array(
			'key'     => $key,
			'how'     => $how,
			'hook'    => $hook,
			'owner'   => $owner,
			'file'    => $file,
			'message' => mb_substr( $message, 0, self::MAX_MESSAGE ),
			'time'    => time(),
		);
		update_option( self::OPTION, array_slice( $others, -self::MAX ), true );
	}
}
