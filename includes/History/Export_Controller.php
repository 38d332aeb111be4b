<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/history/export: all entries as a JSON file, streamed because they may not fit into memory.
 */
final class Export_Controller {
	private const BATCH = 50;

	private History_Store $store;
	private Visible_Entries $entries;

	public function __construct( History_Store $store, Visible_Entries $entries ) {
		$this->store   = $store;
		$this->entries = $entries;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			History_Controller::ROUTE . '/export',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( History_Controller::class, 'check_permission' ),
				),
			)
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		add_filter(
			'rest_pre_serve_request',
			function ( $is_served, $result = null, $served = null ) use ( $request ) {
				if ( $is_served || $served !== $request ) {
					return $is_served;
				}
				$this->send();
				return true;
			},
			10,
			3
		);
		$response = new WP_REST_Response();
		$response->header( 'Content-Disposition', 'attachment; filename="history-' . gmdate( 'Y-m-d' ) . '.json"' );
		return $response;
	}

	/** Prints the file. */
	public function send(): void {
		echo '{"version":1,"site":' . self::json( home_url() ) . ',"exported":' . self::json( gmdate( 'Y-m-d\TH:i:s\Z' ) ) . ',"entries":['; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
		$after     = 0;
		$separator = "\n";
		do {
			$entries = $this->store->batch( $after, '', self::BATCH );
			foreach ( $this->entries->among( $entries ) as $entry ) {
				echo $separator . self::json( self::exported( $entry ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
				$separator = ",\n";
			}
			$after = $entries ? $entries[ count( $entries ) - 1 ]->id : $after;
			flush();
		} while ( count( $entries ) === self::BATCH );
		echo "\n]}\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The end of the JSON.
	}

	/** @return array<string, mixed> */
	private static function exported( Entry $entry ): array {
		$author  = Person::find( $entry->user );
		$records = array();
		foreach ( $entry->records as $key => $record ) {
			$records[] = array(
				'key'       => $key,
				'label'     => $record->label,
				'action'    => $record->action,
				'changedBy' => $record->author > 0 ? Person::named( $record->author )['name'] : null,
				'before'    => (object) $record->before,
				'after'     => (object) $record->after,
			);
		}
		return array(
			'id'      => $entry->id,
			'date'    => Rest::time( $entry->date ),
			'author'  => $author ? $author['name'] : null,
			'source'  => $entry->source,
			'agent'   => $entry->agent,
			'ability' => $entry->ability['name'] ?? null,
			'trust'   => $entry->trust,
			'draft'   => '' === $entry->draft_title ? null : $entry->draft_title,
			'records' => $records,
		);
	}

	/** @param mixed $value */
	private static function json( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
