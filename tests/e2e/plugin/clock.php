<?php
/**
 * Moves the site's time forward. A server's clock can't be changed for one site, so all stored dates become older
 * instead: posts, dates of site drafts, and events of WordPress's cron. Links to drafts stay unchanged: their signature includes
 * their expiration date.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\E2E;

use Atelier\History\History_Store;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_People;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Schedule_Consent;

const DATES = array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'atelier-e2e/v1',
			'/days',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn(): bool => current_user_can( 'manage_options' ),
				'callback'            => static function ( \WP_REST_Request $request ): array {
					pass_seconds( (int) $request['seconds'] );
					return array( 'passed' => true );
				},
			)
		);
	}
);

function pass_seconds( int $seconds ): void {
	global $wpdb;
	foreach ( $wpdb->get_results( "SELECT ID, post_date, post_date_gmt, post_modified, post_modified_gmt FROM $wpdb->posts WHERE post_type != 'atelier_history'", ARRAY_A ) as $row ) {
		$dates = array_map( static fn( $date ) => earlier( (string) $date, $seconds ), array_intersect_key( $row, array_flip( DATES ) ) );
		$wpdb->update( $wpdb->posts, $dates, array( 'ID' => $row['ID'] ) );
	}
	// What is signed is signed again with its new dates.
	$history = new History_Store();
	foreach ( $history->batch( 0, '', 1000 ) as $entry ) {
		$entry->date = earlier( $entry->date, $seconds );
		$history->save( $entry );
	}
	$hidden  = new Hidden_Posts();
	$live    = new Live_Site( $hidden );
	$consent = new Schedule_Consent( new Draft_Store( $hidden, $live, new Record_Rights( $hidden, $live ), new Draft_People() ) );
	foreach ( get_posts( 'post_type=atelier_draft&post_status=any,atelier_live&numberposts=-1' ) as $draft ) {
		$state = (array) get_post_meta( $draft->ID, '_atelier_draft_state', true );
		foreach ( array( 'schedule', 'published' ) as $part ) {
			if ( isset( $state[ $part ]['date'] ) ) {
				$state[ $part ]['date'] = earlier( $state[ $part ]['date'], $seconds );
			}
		}
		if ( isset( $state['schedule'] ) ) {
			$state['schedule'] = $consent->given( $draft->ID, array_diff_key( $state['schedule'], array( 'digest' => 1 ) ) );
		}
		update_post_meta( $draft->ID, '_atelier_draft_state', wp_slash( $state ) );
	}
	$events = array();
	foreach ( _get_cron_array() as $time => $hooks ) {
		$events[ $time - $seconds ] = $hooks;
	}
	_set_cron_array( $events );
	wp_cache_flush();
}

function earlier( string $date, int $seconds ): string {
	return '0000-00-00 00:00:00' === $date ? $date : gmdate( 'Y-m-d H:i:s', strtotime( "$date UTC" ) - $seconds );
}
