<?php
/**
 * Pauses publications of site drafts when they save a page: POST do=hold, until do=go, or do=fail, which rejects the
 * page. It doesn't load WordPress, because the paused publication may lock the database.
 *
 * @package Atelier
 */

declare( strict_types=1 );

file_put_contents( $_SERVER['DOCUMENT_ROOT'] . '/wp-content/atelier-e2e-hold', $_POST['do'] );
echo 'done';
